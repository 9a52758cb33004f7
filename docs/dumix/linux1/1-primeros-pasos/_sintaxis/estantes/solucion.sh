mkdir Terror 'Ciencia ficción' 'Para llorar'
ls
