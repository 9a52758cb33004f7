cd Mochila/estuche/tapa
cd ../../bolsillo/forro
