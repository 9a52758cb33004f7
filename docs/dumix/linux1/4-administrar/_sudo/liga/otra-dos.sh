sudo chmod 664 Liga/tabla.txt
sudo chgrp -R torneos Liga
sudo chown -R ana Liga
