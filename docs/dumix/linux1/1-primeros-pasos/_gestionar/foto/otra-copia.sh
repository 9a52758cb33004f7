cp captura.png Capturas/final.png
rm captura.png
