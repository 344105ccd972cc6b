"""Lessons as data, and what plays them: the task, the right answers, the typical mistakes."""
