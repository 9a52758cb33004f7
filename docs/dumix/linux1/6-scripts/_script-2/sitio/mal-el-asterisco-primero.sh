# Falla: condición 2
# Falla: condición 3
cat > sitio.sh << 'FIN'
#!/bin/bash
case "$1" in
    *) echo Otros ;;
    *.png | *.jpg) echo Fotos ;;
    *.ogg | *.mp3) echo Sonidos ;;
esac
FIN
chmod +x sitio.sh
