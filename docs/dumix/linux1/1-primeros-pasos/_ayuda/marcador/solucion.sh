marcador --help
marcador --mesa=3 --puntos=12 --extra 'Los Píxeles'
marcador --puntos=5 Fantasmas
