mkdir PIXEL
mkdir alumno pixel Pixel
