cd Rescatados
wc -c a1 a2 a3 a4 a5 a6
file a1 a2 a3 a5 a6
cp a1 a5 ~/Capturas
rm a1 a4 a5
