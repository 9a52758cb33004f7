int main(void)
{
    int edad = 20;
    edad > 17 ? return 1 : return 0;
}
