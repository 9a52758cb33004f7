# Falla: condición 1
# Falla: condición 2
chmod 444 Archivo/Lucha Archivo/Lucha/*
