"""Paper: pages to print, laid out as marks on a sheet; the preview, the printer and the PDF paint the same marks."""
