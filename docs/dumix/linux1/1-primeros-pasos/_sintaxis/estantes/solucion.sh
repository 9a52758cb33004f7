rotular Carreras 'Lucha libre' 'Para dos'
ls Etiquetas
