int main(void)
{
    int age = 20;
    age > 17 ? return 1 : return 0;
}
