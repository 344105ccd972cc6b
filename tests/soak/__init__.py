"""A campaign of long trials: `python -m tests.soak` lists them. None of them runs in the test suite at full length."""
