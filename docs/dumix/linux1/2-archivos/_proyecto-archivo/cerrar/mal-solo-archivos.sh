# Falla: condición 2
chmod a-w Archivo/Lucha/*
