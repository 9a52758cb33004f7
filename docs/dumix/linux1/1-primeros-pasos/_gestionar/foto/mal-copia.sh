# Falla: condición 2
cp captura.png Capturas/final.png
