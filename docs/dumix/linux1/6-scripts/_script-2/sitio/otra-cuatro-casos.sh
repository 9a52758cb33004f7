cat > sitio.sh << 'FIN'
#!/usr/bin/env bash
destino=Otros
case $1 in
*.png) destino=Fotos;;
*.jpg) destino=Fotos;;
*.mp3) destino=Sonidos;;
*.ogg) destino=Sonidos;;
esac
echo "$destino"
FIN
chmod u+x sitio.sh
