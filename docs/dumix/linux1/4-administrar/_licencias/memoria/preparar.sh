# Siete juegos, cada uno con lo que su licencia permite.
mkdir -p Memoria Juegos/{ajedrez,carreras,damas,laberinto,meteoros,serpiente,trivia}
cd Juegos || exit
for juego in *; do
    printf '#!/bin/bash\necho "%s: pulsa una tecla"\n' "$juego" > "$juego/$juego.sh"
done
gpl() {
    printf '%s is free software: you can redistribute it and/or modify it under\nthe terms of the GNU General Public License as published by the Free\nSoftware Foundation, %s.\n\nFull text: /usr/share/common-licenses/GPL-%s\n' "$1" "$2" "$3"
}
gpl damas 'either version 3 of the License, or any later version' 3 > damas/COPYING
gpl carreras 'version 2 of the License' 2 > carreras/COPYING
sed 's/The Regents.*/2024 los autores de laberinto/' \
    /usr/share/common-licenses/BSD > laberinto/LICENSE
cat > serpiente/LICENSE <<'FIN'
MIT License

Copyright (c) 2025 los autores de serpiente

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND.
FIN
printf 'El mejor juego de naves. Bájalo y juega, es gratis.\n' > meteoros/LEEME
printf 'Gratis para todos. Se puede copiar sin cambios.\nProhibido modificarlo.\n' > ajedrez/LICENCIA
printf 'Trivia y sus preguntas: CC BY-NC 4.0\n' > trivia/LICENCIA
chown -R alumno: . ../Memoria
