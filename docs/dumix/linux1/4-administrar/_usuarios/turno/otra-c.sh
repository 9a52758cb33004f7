su - visita -c 'chmod 644 turno.txt'
