rsync -rt --del Fotos ana@127.0.2.1:Respaldo -e 'ssh -o StrictHostKeyChecking=accept-new'
