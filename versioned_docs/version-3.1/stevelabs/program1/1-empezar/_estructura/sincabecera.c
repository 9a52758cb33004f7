int main(void)
{
    printf("¿Y mi cabecera?\n");
    return 0;
}
