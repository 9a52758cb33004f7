cd Capturas
cp duelo[2345].png ../Torneos
