rsync -ain --delete Fotos/ ana@servidor:Respaldo/Fotos/
rsync -ai --delete Fotos/ ana@servidor:Respaldo/Fotos/
