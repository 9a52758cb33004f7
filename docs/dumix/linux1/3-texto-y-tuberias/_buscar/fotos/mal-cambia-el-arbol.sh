# Falla: condición 1
# Falla: condición 2
mv Club/Sala/Mesa.PNG Club/Sala/Mesa.png
rmdir Club/viejas.png
find Club -name '*.png' > fotos.txt
