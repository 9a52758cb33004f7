# Falla: condición 1
find Copias -mtime +7 -delete
