cat > archivar.sh << 'FIN'
#!/bin/bash
mv "$1" Archivo/
FIN
