ensayo
cp -r /media/externo/Club /media/externo/Club-2024
rm -r /media/externo/Club
mkdir /media/externo/Club
cp Club/socios.txt /media/externo/Club
cp -r Club/Partidas Club/Torneos /media/externo/Club
ensayo
