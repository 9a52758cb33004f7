# Falla: condición 1
luces-del-almacen
