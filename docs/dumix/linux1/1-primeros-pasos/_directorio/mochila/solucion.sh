cd Mochila/bolsillo/forro
pwd
