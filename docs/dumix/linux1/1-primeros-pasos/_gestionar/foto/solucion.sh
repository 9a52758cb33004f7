mv captura.png Capturas/final.png
