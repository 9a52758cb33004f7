cat > sitio.sh << 'FIN'
#!/bin/bash
if [[ $1 = *.png || $1 = *.jpg ]]; then echo Fotos
elif [[ $1 =~ \.(ogg|mp3)$ ]]; then echo Sonidos
else echo Otros; fi
FIN
chmod 755 sitio.sh
