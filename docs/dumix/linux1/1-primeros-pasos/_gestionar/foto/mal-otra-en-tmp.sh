# Falla: condición 2
cp captura.png /tmp
mv captura.png Capturas/final.png
