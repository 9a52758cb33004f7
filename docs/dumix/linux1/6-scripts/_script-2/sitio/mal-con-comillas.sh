# Falla: condición 2
# Falla: condición 3
cat > sitio.sh << 'FIN'
#!/bin/bash
case "$1" in
    "*.png" | "*.jpg") echo Fotos ;;
    "*.ogg" | "*.mp3") echo Sonidos ;;
    *) echo Otros ;;
esac
FIN
chmod +x sitio.sh
