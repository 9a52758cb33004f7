ssh -o StrictHostKeyChecking=accept-new ana@127.0.2.1 'echo hola > visita.txt'
