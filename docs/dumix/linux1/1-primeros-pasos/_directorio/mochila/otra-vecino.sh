cd ~/Mochila/bolsillo/monedero
cd ../forro
pwd
