// Falla: caso el saludo
int main(void)
{
    return 0;
}
