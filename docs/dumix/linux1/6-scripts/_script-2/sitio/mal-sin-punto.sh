# Falla: condición 4
cat > sitio.sh << 'FIN'
#!/bin/bash
case "$1" in
    *png | *jpg) echo Fotos ;;
    *ogg | *mp3) echo Sonidos ;;
    *) echo Otros ;;
esac
FIN
chmod +x sitio.sh
