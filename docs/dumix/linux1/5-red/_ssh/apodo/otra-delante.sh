cp ~/.ssh/config antes
echo 'host sala' > ~/.ssh/config
echo 'identityfile /home/alumno/.ssh/sala' >> ~/.ssh/config
echo 'port=2222' >> ~/.ssh/config
echo 'hostname = servidor' >> ~/.ssh/config
echo 'user ana' >> ~/.ssh/config
cat antes >> ~/.ssh/config
