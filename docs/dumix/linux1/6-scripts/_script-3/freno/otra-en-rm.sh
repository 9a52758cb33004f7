sed -i 's/$mesa/${mesa:?sin mesa}/' vaciar.sh
