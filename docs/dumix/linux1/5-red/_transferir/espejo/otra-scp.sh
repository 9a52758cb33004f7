ssh ana@servidor 'rm -r Respaldo/Fotos'
scp -qrp Fotos ana@servidor:Respaldo/
