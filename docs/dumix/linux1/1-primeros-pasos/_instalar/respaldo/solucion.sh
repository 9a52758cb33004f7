tree Club /media/externo
mv /media/externo/Club /media/externo/Club-2024
cp -r Club /media/externo
ensayo
