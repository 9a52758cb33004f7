mkdir bin
cat > bin/noche << 'FIN'
#!/bin/bash
export TEMPORADA=7 PATH=/usr/local/bin:$PATH
exec >> "$HOME/Liga/tabla.log" 2>&1
cd "$HOME/Liga" && ./tabla.sh
FIN
chmod +x bin/noche
echo '0 23 * * * bin/noche' | crontab -
