marcador Los Píxeles
marcador Fantasmas
marcador --borra
marcador -x --mesa 3 --puntos 12 Los\ Píxeles
marcador Fantasmas -p 5
