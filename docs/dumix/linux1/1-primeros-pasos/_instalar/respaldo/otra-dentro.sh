cd /media/externo
mv Club Club-2024
cp -r ~/Club .
ls
ensayo
