mkdir Liga
cd Liga
mkdir viernes domingo
cd viernes
touch tabla.txt
cd ../domingo
touch tabla.txt
