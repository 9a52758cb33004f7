tree Mochila
cd Mochila/bolsillo/forro
ls
