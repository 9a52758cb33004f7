sudo rsync -a --delete --chown=ana:ana Fotos/ /home/ana/Respaldo/Fotos
