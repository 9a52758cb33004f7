mv captura.png final.png
mv final.png Capturas
