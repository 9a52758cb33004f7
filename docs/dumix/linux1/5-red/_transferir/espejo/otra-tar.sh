tar -cf - Fotos | ssh ana@servidor 'cd Respaldo && rm -r Fotos && tar -xf -'
