# Falla: condición 1
luces
luces-del-
