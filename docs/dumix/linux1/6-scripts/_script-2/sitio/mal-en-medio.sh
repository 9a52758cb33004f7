# Falla: condición 2
# Falla: condición 4
cat > sitio.sh << 'FIN'
#!/bin/bash
case "$1" in
    *.mp3* | *.ogg*) echo Sonidos ;;
    *.png* | *.jpg*) echo Fotos ;;
    *) echo Otros ;;
esac
FIN
chmod +x sitio.sh
