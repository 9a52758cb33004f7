# Falla: condición 1
cd Taller
./encender.sh
bash encender.sh
