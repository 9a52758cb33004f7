su - visita -c 'chmod a=r turno.txt'
