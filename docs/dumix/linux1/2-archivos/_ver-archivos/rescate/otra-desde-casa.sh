file Rescatados/a1 Rescatados/a4 Rescatados/a5
rm Rescatados/a4
mv Rescatados/a1 Capturas
mv Rescatados/a5 Capturas
